import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPatientIdentifiers } from './patient-identifier.ts';
import { getResidentIdCheck } from './patient-identifiers/resident-id.ts';

/** The findings, as `kind words`. */
function find(text: string): string[] {
  return findPatientIdentifiers(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}

test.each([
  // The examples of GB 11643.
  ['11010519491231002X', ['residentId 11010519491231002X']],
  ['号：４４０５２４ １８８００１０１ ００１４。', ['residentId ４４０５２４ １８８００１０１ ００１４']],
  ['110105-1949-1231-002x', ['residentId 110105-1949-1231-002x']],
  ['110105194912310021', []],
  ['11010519491331002X', []],
  ['老证320199350612041，', ['residentId 320199350612041']],
  ['老证320199351312041，', []],
  ['身份证号码：320199195203140010', ['residentId 320199195203140010']],
  ['请联系13900001234。', ['phone 13900001234']],
  ['张三139-0000-1234', ['phone 139-0000-1234']],
  ['＋86 １３９ ００００ １２３４', ['phone ＋86 １３９ ００００ １２３４']],
  ['13\u200b9000\u202e01234', ['phone 13\u200b9000\u202e01234']],
  ['\u{1d7cf}\u{1d7d1}\u{1d7d7}00001234', ['phone \u{1d7cf}\u{1d7d1}\u{1d7d7}00001234']],
  ['一三九零零零零六七八九', ['phone 一三九零零零零六七八九']],
  ['病房010-60000012', ['phone 010-60000012']],
  ['(0571)60000345', ['phone (0571)60000345']],
  ['电话60001188', ['phone 60001188']],
  ['電話：6000 1188', ['phone 6000 1188']],
  ['热线400-810-1234', []],
  ['货号13900001234', []],
  ['10.1016/j.arth.2023.13900001234', []],
  ['139000012345', []],
  ['12床拔管', ['bed 12床']],
  ['12、13床', ['bed 12、13床']],
  ['加3床', ['bed 加3床']],
  ['3号床', ['bed 3号床']],
  ['床號：A-12', ['bed 床號：A-12']],
  ['十二床发热', ['bed 十二床']],
  ['bed 12 has fever', ['bed bed 12']],
  ['ICU5床', ['bed ICU5床']],
  ['床位：23', ['bed 床位：23']],
  ['床位23张', []],
  ['12床位', []],
  ['12床位的患者', ['bed 12床']],
  ['共60床', []],
  ['手术12床次', []],
  ['80床的规模', []],
  ['床旁X线，床边活动，两床之间', []],
  ['住院号：0023417', ['record 0023417']],
  ['病案號A20231187', ['record A20231187']],
  ['門診號 8812345', ['record 8812345']],
  ['MRN: 5567821', ['record 5567821']],
  ['住院号和病案号分别是301245和K77120', ['record 301245', 'record K77120']],
  ['住院号301245，2023年手术', ['record 301245']],
  ['住院号已隐去，2023年', []],
  ['门诊号****123', []],
  ['注册号ChiCTR2300071234', []],
  ['患者王建国，男', ['name 王建国']],
  ['病人张伟术后', ['name 张伟']],
  ['姓名：欧阳志远', ['name 欧阳志远']],
  ['患者叫陈小梅', ['name 陈小梅']],
  ['患者于海燕，女，54岁', ['name 于海燕']],
  ['患者阿布都·热合曼', ['name 阿布都·热合曼']],
  ['患者Li Guoqiang', ['name Li Guoqiang']],
  ['患者張偉術後', ['name 張偉']],
  ['12床刘志强', ['bed 12床', 'name 刘志强']],
  ['赵德福，男，72岁', ['name 赵德福']],
  ['王 建 国 姓名：王 建 国', ['name 王 建 国']],
  ['67岁，王建国，右髋', ['name 王建国']],
  ['李秀英阿姨的片子', ['name 李秀英']],
  ['患者常玉凤，女', ['name 常玉凤']],
  ['患者经保守治疗，患者平素健康，患者居家康复', []],
  ['感谢李志强主任的分享', []],
  ['给高龄患者，给马尾综合征病人', []],
  ['患者张某，男', []],
  ['患者李先生', []],
  ['病人王主任看过', []],
  ['患者男，患者术后，患者主诉，患者家属', []],
  ['患者高龄，女，82岁', []],
  ['患者张力性水疱，患者陈旧性骨折，患者黄疸明显', []],
  ['患者于我院，患者左膝，患者时有，患者应，患者曾行', []],
  ['患者Gustilo IIIB，患者Harris评分', []],
  ['邮箱zhang.gu@example.com', ['email zhang.gu@example.com']],
  ['ｌｉ＿ｇ＠ｅｘａｍｐｌｅ．ｃｎ', ['email ｌｉ＿ｇ＠ｅｘａｍｐｌｅ．ｃｎ']],
  ['13900001234@example.com', ['email 13900001234@example.com']],
  ['@张医生 3:25', []],
  ['克氏针3.0，T12，2026-11-02，L4/5，2g q8h，14:35，25°', []],
  ['ISBN 978-7-117-28391-0', []],
  ['', []],
])('in %j', (text, found) => {
  expect(find(text)).toEqual(found);
});

const day = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const body = fc
  .tuple(
    fc.constantFrom('11', '32', '44', '51', '65', '81'),
    fc.integer({ min: 0, max: 9999 }),
    day,
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([province, region, date, order]) =>
    [
      province,
      String(region).padStart(4, '0'),
      date.toISOString().slice(0, 10).replaceAll('-', ''),
      String(order).padStart(3, '0'),
    ].join(''),
  );
/** Text around a number, which does not go on with it. */
const around = fc
  .array(fc.constantFrom(...'患者，。 术后T-L/4:床号 身高的\n（）'), { maxLength: 20 })
  .map((characters) => characters.join(''))
  .filter((text) => !/^\d|\d$/.test(text));

test('a resident ID with the right check character is found at any position', () => {
  fc.assert(
    fc.property(around, body, fc.constantFrom('', ' ', '-'), around, (before, digits, separator, after) => {
      const id = [...digits, getResidentIdCheck(digits)].join(separator);
      const text = before + id + after;
      return findPatientIdentifiers(text).some(
        ({ kind, start, end }) => kind === 'residentId' && text.slice(start, end) === id,
      );
    }),
  );
});

test('a resident ID with another check character is not found', () => {
  fc.assert(
    fc.property(body, fc.constantFrom(...'0123456789X'), (digits, check) => {
      fc.pre(check !== getResidentIdCheck(digits));
      return findPatientIdentifiers(`编号${digits}${check}。`).length === 0;
    }),
  );
});

test('full-width and ASCII forms have the same findings', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0139- 床号住院患者张伟，:@a.cn'), maxLength: 60 }), (text) => {
      const wide = text.replaceAll(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
      expect(findPatientIdentifiers(wide)).toEqual(findPatientIdentifiers(text));
    }),
  );
});

test('the findings of any text are within it, in order, without overlaps', () => {
  const unit = fc.oneof(
    fc.constantFrom(
      ...'0123456789X床号患者病人姓名张王，-：@ .身份证电话\u200b\ud83d',
      '住院号',
      '欧阳',
      'example.com',
    ),
    fc.nat(0xffff).map((code) => String.fromCharCode(code)),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 300 }), (units) => {
      const text = units.join('');
      let last = 0;
      for (const { start, end } of findPatientIdentifiers(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
  );
});
