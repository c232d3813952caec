import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../test/component-test.tsx';
import { useThrottle } from './use-throttle.ts';

const PERIOD_MS = 1000;

function Like({ onTap }: { onTap: () => void }) {
  const isTap = useThrottle(PERIOD_MS);
  return (
    <button type="button" onClick={() => isTap() && onTap()}>
      点赞
    </button>
  );
}

test('taps within the period are dropped, neither delayed nor extending it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const now = vi.spyOn(performance, 'now');
  onTestFinished(() => now.mockRestore());
  const onTap = vi.fn();
  await renderPage(<Like onTap={onTap} />);
  const button = page.getByRole('button').element() as HTMLButtonElement;
  const tapAt = (ms: number) => {
    now.mockReturnValue(ms);
    button.click();
    return onTap.mock.calls.length;
  };
  expect([0, 400, 999, 1000, 1999, 2000].map(tapAt)).toEqual([1, 1, 1, 2, 2, 3]);
  vi.advanceTimersByTime(PERIOD_MS);
  expect(onTap).toHaveBeenCalledTimes(3);
});
