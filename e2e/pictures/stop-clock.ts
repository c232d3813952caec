// Loaded before the gateway: its clock does not advance, so that all dates of the sample content are those of the
// pictures. Timers run.
const stoppedAt = Number(process.env['STOPPED_AT']);

globalThis.Date = new Proxy(Date, {
  construct: (target, given, created) => Reflect.construct(target, given.length === 0 ? [stoppedAt] : given, created),
  get: (target, key) => (key === 'now' ? () => stoppedAt : Reflect.get(target, key)),
});
