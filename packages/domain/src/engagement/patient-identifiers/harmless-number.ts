/** Numbers of publications, trials, products, parcels and meetings, which resemble phones and record numbers. */
const HARMLESS = [
  /https?:\/\/[\w./?=&%#:~+-]+|(?<![a-z])www\.[\w./?=&%#:~+-]+/gi,
  /(?<![\d.])10\.\d{4,9}\/[\w./()#;-]+/g,
  /(?<![a-z])(?:e?ISBN|e?ISSN)(?:-1[03])?[ :]{0,3}\d[\d -]{6,20}[\dX]/gi,
  /(?<![a-z])(?:PMID|PMCID|NCT|ChiCTR|ISRCTN|CTR|CRD|GTIN|UDI|REF|LOT|S\/?N|P\/?N|Cat(?:\.|alog)? ?No\.?)[ :#.-]{0,3}[a-z]{0,6}\d[\w./-]*/gi,
  /(?:货号|型号|批号|批次|产品(?:编)?号|产品编码|规格|序列号|编码|条码|条形码|二维码|订单号?|快递单?号?|运单号?|单号|发票号?|合同号?)[ :是为#]{0,3}[a-z]{0,6}\d[\w./-]*/gi,
  /(?:注册证(?:编)?号?|注册号|备案号|专利号|刊号|书号|统一书号|课程(?:编)?号|项目(?:编)?号|课题号|基金号|批件号|伦理号|标准号|试验登记号|研究编号)[ :是为#]{0,3}[a-z]{0,8}\d[\w./-]*/gi,
  /(?:会议(?:号|ID)|腾讯会议|房间号|直播间|群号|QQ群|公众号|视频号|邀请码|验证码|提取码|密码|邮编)[ :是为#]{0,3}[a-z]{0,6}\d[\d -]{2,14}\d/gi,
  /国(?:械|食药监械|药)[准注进许字备()]{1,8}[\w第号-]*/g,
];

/** The text with spaces in place of the numbers that lead to a publication, a product or a meeting, not to a person. */
export function hideHarmlessNumbers(text: string): string {
  return HARMLESS.reduce((rest, pattern) => rest.replaceAll(pattern, (number) => ' '.repeat(number.length)), text);
}
