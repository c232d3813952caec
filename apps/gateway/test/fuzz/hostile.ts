import fc from 'fast-check';

/** Texts that attack something: SQL, HTML, patterns, paths, formats, control characters, length. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    "' OR '1'='1",
    "'; DROP TABLE accounts; --",
    '$1',
    '%',
    '_',
    '%%%_%_%',
    '\\',
    "a' & b | !c <-> (",
    '(((((((((((a+)+)+)+)+$',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '${7*7}{{7*7}}#{7*7}',
    '../../../../etc/passwd',
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    'true',
    '[]',
    '{}',
    '\u202e\u2066\u200b',
    '👩‍⚕️🦴',
    '膝关节',
    'a@b.cn',
    '13900000001',
    '9'.repeat(400),
    'x'.repeat(5000),
    '骨'.repeat(600),
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.base64String({ maxLength: 600 }),
);

/** Numbers at and beyond every limit, including that of page sizes. */
export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -1, 1, 0.5, -0, 999, 9999, 10_000, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, -1e308, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON value, most of them of a wrong type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.boolean(),
  fc.constant(null),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(hostileText, hostileNumber, { maxKeys: 3 }),
);
