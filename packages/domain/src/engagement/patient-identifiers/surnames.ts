/** Surnames that start hardly any other word behind 'patient'. */
const PLAIN =
  '王李张刘陈赵吴徐孙朱胡郭梁谢宋郑韩冯邓曹彭董袁潘蒋蔡魏吕沈姚卢崔谭汪廖贾韦邹孟秦邱侯尹薛闫阎郝龚邵覃洪乔邢翟倪傅庞聂章鲁' +
  '俞葛樊骆裴靳霍虞柯阮殷滕岑鲍佟祁耿冉詹闵甄娄邬穆萧肖卞卜戚褚喻奚缪巫臧狄芮荀晁匡寇栾鞠饶荆巩桓晏郦亓逄隋郗竺阚蔺訾敖' +
  '蒯茹卓郎湛屠苟粟谌禤杨林唐许苏杜仝冀佘綦晋苑邝匙';

/** Surnames that start words as well: the given name has to start with a character that is usual there. */
const WORD_LIKE =
  '黄周马何高罗余叶程丁任姜钟陆范金石夏方熊江雷龙段史陶黎贺顾钱严赖武莫孔康牛路毕华尤温翁宁仇甘景柴艾游岳封储井富乌巴宫桑桂寿' +
  '汤舒屈梅齐纪童凌施蓝席季颜宗郁诸谷窦苗辛焦申尚涂文戴白田毛伍古欧蒲商卫柏昌凤廉吉荣闻盛植麦付代安柳沙丰简伊池鹿衣茅雍';

/** Surnames that are part of sentences: the whole given name has to be made of such characters. */
const SENTENCE_LIKE =
  '于曾万常易向左时应全和平单能解原经成明强元乐满国连居管支查计谈米皮伏危司盖花费车束权农容修班关项祝步祖符曲冷麻师云党水';

/** Words that start like a surname with a given name: behind the surname, the rest of each. */
const WORDS: Readonly<Record<string, string>> = {
  张: '力 家口 家港 家界 口 嘴 开 扩 贴 罗 牙 灯',
  陈: '旧 述 诉',
  孙: '女 子 辈 媳',
  胡: '须 萝卜 桃 言 乱 思 编 扯 话 搅',
  林: '可霉素 区 间 业 下 中 内 场 地 带',
  谢: '绝 顶 意 过 谢',
  宋: '体',
  唐: '氏 山 筛',
  许: '多 可 久 诺 愿 许 下 配',
  韩: '国人 国籍 式',
  郑: '重 州',
  杨: '絮',
  苏: '醒 州 木 北 南 格兰 教 打 联 俄 维埃 丹 式',
  杜: '绝 仲 冷',
  葛: '根',
  董: '事',
  孟: '鲁 德',
  徐: '徐 州 缓 动',
  邓: '州',
  沈: '阳人 阳市',
  霍: '乱 奇 金斯 夫曼',
  柯: '萨 雷',
  卢: '非',
  郎: '格 飞',
  屠: '宰 夫',
  湛: '江 蓝',
  洪: '水 涝 流 湖',
  乔: '迁',
  章: '鱼 节',
  殷: '切 实',
  潘: '生丁 托 塞',
  蔡: '司',
  韦: '格 伯',
  秦: '皇岛',
  梁: '状',
  周: '长 身 围 期 末 边 学习',
  白: '天 大褂 血 人 领 癜',
  余: '生',
  黄: '金 芪 芩 疸 种',
  高: '大 处 位 能 速 空 兴 强度 清 平台 龄 血 热 度 中 标准 教 校 潮 程 敏 分 洁',
  金: '刚 银 星 子',
  江: '苏 西',
  马: '力 德里 来 尾 蹄',
  方: '面 法 案 可 才 程 言',
  龙: '岩 江',
  康: '宁 健 复',
  雷: '达',
  石: '英 家庄 膏 匠',
  文: '静 盲 员 献 章 学 艺 书 教',
  安: '静 康 宁 泰 徽 稳',
  宁: '静 波 德 夏',
  于: '清晨 海南 华东 国',
  常: '安静',
  平: '静 安 和 稳 素 衡 民 凡',
  和: '平 谐 家',
  全: '国 家 程 天 军 文 民',
  能: '安静 平静 源 言',
  明: '亮 清 晨 天 明',
  国: '庆 家 民 语 道',
  向: '家 国',
  成: '功 家 立 群 才 文 书',
  应: '保 诺 征 允',
  水: '晶 银 平 源 道',
  云: '南 海',
  祝: '福',
  乐: '山 意',
  连: '云港',
  万: '古 泰',
  强: '健 光 国 盛',
  温: '州',
  吉: '林',
  焦: '虑',
  毕: '业 生',
  游: '客',
  岳: '父 母',
  武: '警 汉 术 力',
  严: '重 守 明',
  顾: '客 虑',
  路: '人',
  华: '人 侨 法',
  商: '人 家 标 业',
  童: '年',
  卫: '生 生',
  任: '职 意 教',
  古: '巴',
  巴: '西',
  柳: '州',
  丁: '克',
  荣: '军',
  代: '诉 言',
  范: '围',
  肖: '像',
  窦: '道 房 性 缓 速',
  单: '纯 程 子',
  甘: '露',
  尤: '文 其',
  屈: '曲 膝 髋 肘 伸',
  孔: '缘',
  经: '光',
  李: '斯',
  鲍: '威',
  何: '采 时 种',
  丰: '富 盈 盛 满 润',
  伊: '斯兰 朗',
  史: '学 书',
  施: '治',
  植: '树 根',
  舒: '畅 服 适',
  纪: '律 念',
  封: '建',
  尚: '书',
  宗: '教',
  巩: '固 膜',
  卓: '有 著 越',
  饶: '有',
  骆: '驼',
  荆: '州',
  鞠: '躬',
  庞: '大 杂',
  甄: '别 选',
  穆: '斯林',
  隋: '代 唐 朝',
  萧: '条',
  耿: '耿',
  苟: '同 且',
  喻: '示',
  奚: '落',
  居: '家 民 然 士',
  满: '意 月',
  农: '民 家 林 艺 学',
  元: '素',
  修: '建 成',
  时: '光 兴',
  皮: '炎 子',
  管: '道 子 家',
  车: '程 子',
  原: '文 意 子',
  花: '费 子',
  鹿: '肉',
  毛: '子 孩',
  容: '光',
};

const COMPOUND =
  '欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 司徒 夏侯 端木 长孙 宇文 南宫 西门 独孤 呼延 闻人 轩辕 钟离 拓跋 百里 东郭 ' +
  '万俟 澹台 公冶 宗政 濮阳 淳于 太叔 申屠 仲孙 鲜于 闾丘 司空 司寇 赫连 完颜 纳兰 梁丘 左丘 即墨';

/** Characters that given names are made of; those that are as frequent in clinical sentences are left out. */
const GIVEN =
  '伟芳娜秀敏静丽强磊军洋勇艳杰娟涛明超英霞平刚桂玲华红玉兰梅建国文斌辉鹏飞宇浩轩涵梓欣怡诗雨佳琪雪婷萍莉琳璐瑶倩颖慧芬燕' +
  '香凤春琴云莲荣贵福宁宏祥瑞德志成良善仁义礼智信忠孝诚厚学海江波洪林森松柏杨柳栋材东晓亚雅冰清洁淑贤惠珍珠宝银金铁鑫晶莹翠' +
  '碧青彩丹紫光星阳晨旭昊昕晖晗曦朝景天坤乾岩峰岭岳川泉湖源泽润涌滨潮汉沛淼溪渊博彦俊豪雄才子世家民安康健胜凯捷庆喜悦迪思恩' +
  '爱怀永恒立新兴旺昌盛隆富财根树枝秋冬夏保守卫武兵继承祖耀达顺睦群友朋亮灿炎炳焕煜烨炜灵巧妙美媛妍姣娇婉婧娅妮姗姝嫣嘉意若' +
  '依忆奕逸艺毅仪羽语钰裕毓誉昱玥越跃芸韵蕴允哲喆振震镇真贞桢祯臻铮峥政芝治钟仲洲舟竹卓琢宗佐伯士仕书舒爽硕朔颂素穗蕾薇蓉蓓' +
  '菊菲萌蓝葵芹芷苗茂茜荷萱梦琼珊珂珮瑾瑜璇璟琛琦玮玫瑛瑚锋钧铭锦锐锡鉴鸿鹤鹰鸣凡帆帅师希廷弘彤彬征律恺慎懿扬拓教敬斯昭晋' +
  '晟月望柯标桐梁楠楷榕樱欢武歌殿沁泓洛浦淇渝滢漫澄澜灏然熙爵猛琨甜畅皓盈睿磬禄秉程稳章笑筠筱纪纯素维缘翔翰耘聪胤腾芃' +
  '苑茹莎莺启绍占兆召增昆传广圣廷葆蒙蔚虎虹蝶衡裴西言谦贺赛赫超辰远道邦郁钢银霄霖露靖韬韶顺飒飘馨驰骁骏魁龙';

/** Words of two such characters that clinical sentences are full of. */
const GIVEN_WORDS = new Set(
  (
    '保守 增强 增厚 敏锐 敏捷 根治 根源 成立 建立 树立 希望 健康 清洁 清亮 清晨 清静 清明 意思 意义 意志 思维 语言 平静 平稳 平素 平衡 平安 ' +
    '安稳 安静 光洁 光学 光明 冬天 春天 秋天 夏天 雨天 天天 天然 超标 超强 超越 达标 达成 镇静 潮红 红润 永远 远程 标志 稳健 国家 国庆 ' +
    '刚才 刚刚 律师 教师 博士 士兵 依然 猛然 强光 强健 舒畅 喜欢 欢喜 敬意 聪明 家家 新增 新兴 治学 语义 书信 文书 明明 明天 章程 源源'
  ).split(' '),
);

/** Confidence that a name starts with this surname, without its context. */
export type SurnameKind = 'plain' | 'wordLike' | 'sentenceLike';

const KINDS: ReadonlyMap<string, SurnameKind> = new Map([
  ...[...SENTENCE_LIKE].map((surname) => [surname, 'sentenceLike'] as const),
  ...[...WORD_LIKE].map((surname) => [surname, 'wordLike'] as const),
  ...[...PLAIN, ...COMPOUND.split(' ')].map((surname) => [surname, 'plain'] as const),
]);
const WORD_RESTS = new Map(Object.entries(WORDS).map(([surname, rests]) => [surname, rests.split(' ')]));
const GIVEN_CHARACTERS = new Set(GIVEN);

/** The surname at the start of a text; null where it starts with none, or with a word that only resembles one. */
export function readSurname(text: string): { readonly surname: string; readonly kind: SurnameKind } | null {
  for (const surname of [text.slice(0, 2), text.slice(0, 1)]) {
    const kind = KINDS.get(surname);
    if (kind === undefined) continue;
    const rest = text.slice(surname.length);
    return WORD_RESTS.get(surname)?.some((word) => rest.startsWith(word)) ? null : { surname, kind };
  }
  return null;
}

/** True if characters form a word, though each of them is usual in given names. */
export function isWordOfGivenCharacters(characters: string): boolean {
  return GIVEN_WORDS.has(characters);
}

/** True if a character is usual in given names and rare elsewhere in clinical texts. */
export function isGivenCharacter(character: string): boolean {
  return GIVEN_CHARACTERS.has(character);
}
