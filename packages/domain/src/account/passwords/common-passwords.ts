const parseWords = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

// Most common passwords are a stem and an ending, in either order. Letters alone and digits alone are not listed: the
// rules of registration and recovery refuse them already.
const STEMS = parseWords(
  `a aa aaa abc abcd abcde q qq qqq qw qwe qwer qwert qwerty qaz qazwsx as asd asdf asdfgh asdfghjkl z zx zxc zxcv zxcvbn
  zxcvbnm w x s wo woaini aini iloveyou love loveyou lovely baby angel princess password passwd pass passw pwd mima admin
  administrator root user test guest demo temp login welcome hello hi master super superman batman dragon monkey sunshine
  shadow football basketball baseball soccer hockey summer winter spring autumn flower computer internet letmein secret
  system server oracle mysql changeme default china beijing shanghai zhongguo wang li zhang liu chen yang zhao huang wu
  zhou xu sun ma zhu hu guo he lin luo gao michael jordan charlie daniel thomas jessica ashley jennifer michelle nicole
  killer freedom whatever starwars pokemon naruto tiger lucky money doctor yisheng hospital yiyuan guke`,
);
const ENDINGS = parseWords(
  `0 00 000 0000 000000 1 11 111 1111 11111 111111 11111111 12 121212 123 123321 1234 12345 123456 1234567 12345678
  123456789 1234567890 123123 112233 1314 1313 147258 159357 1314520 2 21 22 222 23 2000 2008 2010 2020 2021 2022 2023 2024
  2025 2026 2027 3 321 333 4 4321 456 456789 5 520 5201314 521 54321 555 6 654321 66 666 6666 666666 69 7 77 777 7758521
  7777777 789 8 88 888 8888 888888 88888888 987654321 9 99 999 ! !! !@# !@#$ @1 @123 @1234 @12345 @123456 @2024 @2025 @2026
  1! 12! 123! 1234! 12345! 123456! 123. 123456. 123.com #123 #1 _123 123@ 1@ 01 007 100 101`,
);
const WHOLE = parseWords(
  `1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz@wsx 2wsx3edc 2wsx#edc zaq12wsx zaq1xsw2 !qaz2wsx
  !qaz@wsx 1qaz!qaz q1w2e3 q1w2e3r4 q1w2e3r4t5 a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 z1x2c3v4 1a2b3c 1a2b3c4d 1a2s3d4f
  1qw23er4 qwer1234qwer 123qweasd 123qweasdzxc qwe123asd asd123qwe qweasd123 qweasdzxc123 123abc456 abc123abc abc123456abc
  abc123def 1234abcd1234 p@ssw0rd p@ssword p@ss1234 p@ssw0rd1 p@ssw0rd123 p@ssword1 p@ssword123 passw0rd passw0rd1 pa55word
  pa55w0rd pa$$word pa$$w0rd pa$$word1 adm1n admin@123admin r00t123 trustno1 ncc1701 thx1138 bond007 blink182 rush2112
  jordan23 woaini1314520 woaini520520 wo123456 woshishui1 woshiwo1 woaiwojia1 ilovey0u 1loveyou w0aini 5201314a 1314520a
  a5201314 a1314520 aa5201314 aini520 aini1314 qq123456789 q123456789q a123456789a a123456a a1234567a 123456a789 aa112233
  aabb1122 abab1212 abcd1234abcd abcabc123 qwe123qwe asd123asd zxc123zxc 123zxc123 123asd123 123qwe123 12qwaszx 1234qwer!
  qwer!@#$ 1qaz2wsx! 1q2w3e4r! qwerty12345! qwerty!@#456`,
);

/** Returns true when a password is one of the commonest, ignoring case; rules/account#refused-passwords. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (WHOLE.has(lower)) return true;
  const stemFirst = /^([a-z]+)([^a-z].*)$/.exec(lower);
  const stemLast = /^(.*[^a-z])([a-z]+)$/.exec(lower);
  return isStemAndEnding(stemFirst?.[1], stemFirst?.[2]) || isStemAndEnding(stemLast?.[2], stemLast?.[1]);
}

function isStemAndEnding(stem: string | undefined, ending: string | undefined): boolean {
  return stem !== undefined && ending !== undefined && STEMS.has(stem) && ENDINGS.has(ending);
}
