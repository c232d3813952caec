import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitHeading, splitMail } from './agreement-sections.ts';

test('a heading is a numeral and a title', () => {
  expect(splitHeading('十一、人工智能检索与生成内容')).toEqual({ numeral: '十一', title: '人工智能检索与生成内容' });
  expect(splitHeading('直播、评论与讨论规则')).toEqual({ numeral: '', title: '直播、评论与讨论规则' });
  expect(splitHeading('附则')).toEqual({ numeral: '', title: '附则' });
});

test('mail addresses are separated and no text is lost', () => {
  expect(splitMail('请发送邮件至 service@osteon.example 提交')).toEqual([
    { text: '请发送邮件至 ', isMail: false },
    { text: 'service@osteon.example', isMail: true },
    { text: ' 提交', isMail: false },
  ]);
  fc.assert(
    fc.property(
      fc.string(),
      (text) =>
        splitMail(text)
          .map((piece) => piece.text)
          .join('') === text,
    ),
  );
});
