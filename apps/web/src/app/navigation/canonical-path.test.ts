import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://osteon.example');
  return canonicalPath({ pathname, search, hash }, 'osteon_pc_direct');
};

describe('canonicalPath', () => {
  it('adds the channel to an address without one and preserves query and hash', () => {
    expect(at('/videoTerminal?id=v24#steps')).toBe('/videoTerminal?id=v24&ch=osteon_pc_direct#steps');
  });

  it('drops fromPush together with adding the channel, and leaves an address with a channel as it is', () => {
    expect(at('/searchList?fromPush=true&keyWord=%E9%AA%A8')).toBe('/searchList?keyWord=%E9%AA%A8&ch=osteon_pc_direct');
    expect(at('/searchList?fromPush=true&ch=wx')).toBeNull();
  });

  it('redirects the root path to the official page', () => {
    expect(at('/')).toBe('/official?ch=osteon_pc_direct');
    expect(at('/?ch=wx')).toBe('/official?ch=wx');
  });

  it('redirects older links to their screens with their query', () => {
    expect(at('/pc/live/meetingDetail?liveMeetingUuid=m03&ch=wx')).toBe('/meetingDetail?liveMeetingUuid=m03&ch=wx');
    expect(at('/pc/live/liveDetail?activityId=l1')).toBe('/liveDetail?activityId=l1&ch=osteon_pc_direct');
    expect(at('/pc/v5/topic?id=t001&ch=wx')).toBe('/tagTerminal?id=t001&ch=wx');
    expect(at('/pc/v5/caseDetailV2?id=k01&ch=wx')).toBe('/caseTerminal?id=k01&ch=wx');
  });

  it('preserves an unknown path, which has a page of its own', () => {
    expect(at('/videoTerminl?ch=wx')).toBeNull();
  });
});
