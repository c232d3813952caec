import { expect, test } from 'vitest';
import { formatAliyunQuery, signAliyun } from './aliyun-signature.ts';
import { signTencent } from './tencent-signature.ts';

test('ACS3-HMAC-SHA256 as in the example that Aliyun publishes', () => {
  // help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
  const headers = signAliyun(
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
  );
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('a query of Aliyun is sorted and encoded as in RFC 3986', () => {
  expect(formatAliyunQuery({ b: "1 +*'()!~", a: '骨' })).toBe('a=%E9%AA%A8&b=1%20%2B%2A%27%28%29%21~');
});

test('TC3-HMAC-SHA256 as in the example that Tencent Cloud publishes', () => {
  // cloud.tencent.com/document/api/213/30654
  const headers = signTencent(
    {
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
      timestamp: 1_551_113_065,
    },
    { id: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE', secret: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE' },
  );
  expect(headers.authorization).toBe(
    'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, ' +
      'SignedHeaders=content-type;host, ' +
      'Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
  );
});
