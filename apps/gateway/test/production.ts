/** The minimum settings of a gateway in production; none of the addresses is reachable. */
export const productionEnv: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://osteon@127.0.0.1/osteon',
  PUBLIC_URL: 'https://edu.example.com',
  SECRET: 'a secret of the tests alone, 32 up',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: '骨元 <no-reply@edu.example.com>',
  ALIYUN_SMS_KEY_ID: 'key-of-tests',
  ALIYUN_SMS_KEY_SECRET: 'secret-of-tests',
  ALIYUN_SMS_SIGN: '骨元',
  ALIYUN_SMS_TEMPLATES: 'code=SMS_1001',
  ALIYUN_SMS_ENDPOINT: 'http://127.0.0.1:1',
  LIMITS: 'on',
  PROOF_OF_WORK: 'on',
};
