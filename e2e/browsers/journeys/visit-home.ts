import { expect } from 'vitest';
import { callGateway } from '../../support/gateway/gateway-client.ts';
import { DESKTOP, type Journey } from './journey.ts';

/** The home page shows the gateway's rows with their pictures, and a card leads to its video. */
export const visitHome: Journey = async ({ openWindow, gateway }) => {
  const { lead, recommended } = await callGateway(gateway, 'getHome', {});
  const visitor = await openWindow(DESKTOP);
  await visitor.open('/home');
  await visitor.see({ role: 'article', text: lead?.activityTitle ?? '' });
  const row = { role: 'region', name: '为您推荐' } as const;
  for (const { title } of recommended) await visitor.see({ role: 'article', text: title, within: row });
  await expect.poll(() => visitor.read(countPictures)).toMatchObject({ pending: 0, broken: 0 });
  expect((await visitor.read(countPictures)).shown).toBeGreaterThan(3);

  const title = recommended[0]?.title ?? '';
  await visitor.click({ role: 'link', text: title, within: row });
  await visitor.see({ role: 'heading', name: title });
  expect(await visitor.read(() => location.pathname)).toBe('/edu/videoTerminal');
};

/** Pictures within the window; evaluated in the browser. */
function countPictures() {
  const isInWindow = (picture: HTMLImageElement) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return picture.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight;
  };
  const pictures = [...document.images].filter(isInWindow);
  return {
    pending: pictures.filter(({ complete }) => !complete).length,
    broken: pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
    shown: pictures.length,
  };
}
