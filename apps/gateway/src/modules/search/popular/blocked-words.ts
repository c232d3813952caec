/**
 * Words that no popular search may contain: insults, sex, gambling, drugs, advertising and fraud
 * (rules/search#popular-searches). Normalised as by `toKey`, without spaces.
 */
const BLOCKED_WORDS = [
  '傻逼 傻b 煞笔 沙比 傻叉 傻缺 智障 脑残 废物 垃圾 畜生 王八 混蛋 混账 滚蛋 去死 该死 找死 杀人 庸医 骗子 骗钱 黑心 无良 草菅人命 操你 草你 艹 妈的 他妈 尼玛 你妈 贱人 贱货 婊子 狗屎',
  '色情 黄色 裸体 裸照 约炮 一夜情 援交 嫖 妓 卖淫 成人视频 成人电影 情色 激情 做爱 性交 口交 自慰 强奸 迷奸 乱伦 露点',
  '赌博 赌场 博彩 彩票 下注 老虎机 百家乐 六合彩 时时彩 棋牌 菠菜',
  '冰毒 海洛因 大麻 摇头丸 可卡因 k粉 迷药 春药 枪支 弹药 炸药',
  '加微信 加v 微信号 vx qq群 扣扣 代开发票 发票代开 办证 刷单 兼职 日结 贷款 套现 信用卡 返利 优惠券 红包 免费领 代写 代发 论文代 枪手 假证 淘宝 加盟 招商 代购 私聊',
  'fuck shit bitch asshole bastard whore slut cunt porn xxx nude casino gambling viagra escort',
].flatMap((line) => line.split(' '));

/** Digits or letters of a contact: telephone and identity numbers, addresses. */
const CONTACT = /\d{5}|@|https?:|www\.|\.(?:com|cn|net|org|top|xyz)\b/i;

/**
 * Returns true if a search may be listed for everybody: no blocked word in its normalised `key`, no contact in its
 * text.
 */
export function isPresentable({ key, text }: { readonly key: string; readonly text: string }): boolean {
  return !CONTACT.test(text) && !BLOCKED_WORDS.some((word) => key.includes(word));
}
