import { expect, test } from 'vitest';
import { joinParts, moveStyles } from './shell-parts.ts';

test('styles become rules, as the policy of pages refuses them in attributes', () => {
  const { shells, styles } = moveStyles({
    visitor: {
      home: '<i style="width:62%;height:22px"></i><i style="width:1px"></i>',
      list: '<i style="width:1px"></i>',
    },
  });
  expect(shells).toEqual({
    visitor: { home: '<i data-style="0"></i><i data-style="1"></i>', list: '<i data-style="1"></i>' },
  });
  expect(styles).toBe('#first-frame [data-style="0"]{width:62%;height:22px}\n#first-frame [data-style="1"]{width:1px}');
});

test('only buttons that send the form work before the portal runs', () => {
  const { shells } = moveStyles({
    visitor: { home: '<button type="submit">搜索</button><button class="a">登录</button>' },
  });
  expect(shells['visitor']?.['home']).toBe(
    '<button type="submit">搜索</button><button inert="" class="a">登录</button>',
  );
});

test('a part that shells share is stored once, and the parts of a shell make it again', () => {
  const header = '<div><header>页眉</header>';
  const shells = {
    visitor: { a: `${header}<main>甲</main></div>`, b: `${header}<main>乙</main></div>` },
    zh: { a: `<div><header>头像</header><main>甲</main></div>` },
  };
  const joined = joinParts(shells);
  const html = (reader: string, key: string) =>
    joined.frames[reader]?.[key]?.map((index) => joined.parts[index]).join('');
  expect([html('visitor', 'a'), html('visitor', 'b'), html('zh', 'a')]).toEqual([
    shells.visitor.a,
    shells.visitor.b,
    shells.zh.a,
  ]);
  expect(joined.parts.filter((part) => part.includes('页眉'))).toHaveLength(1);
});
