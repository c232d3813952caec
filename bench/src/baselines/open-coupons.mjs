// A baseline: a gateway that loads this file first answers listCustomerCoupons without the check of its scene. npm and
// the scripts that start the gateway load it, too.
if (process.argv[1]?.endsWith('main.ts')) {
  const { calls } = await import('@osteon/contract');
  Reflect.deleteProperty(calls.listCustomerCoupons, 'scene');
}
