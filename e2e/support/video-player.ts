import { expect, type Locator, type Page } from '@playwright/test';

/** The player of a video's page, by its accessible names. */
export interface VideoPlayer {
  readonly frame: Locator;
  /** A button of the control bar. */
  readonly button: (name: string) => Locator;
  readonly play: () => Promise<void>;
  /** Seconds from the start. */
  readonly position: () => Promise<number>;
  /** Chooses in one of the menus of the control bar. */
  readonly choose: (menu: string, value: string) => Promise<void>;
  /** Height of the picture that is decoded, in pixels. */
  readonly height: () => Promise<number>;
}

/** Opens a video's page. */
export const openVideo = (page: Page, id: string): Promise<VideoPlayer> => openVideoAt(page, `/videoTerminal?id=${id}`);

/** Opens the page of a video by its address, as that of a lesson. */
export async function openVideoAt(page: Page, address: string): Promise<VideoPlayer> {
  await page.goto(`/edu${address}`);
  const heading = page.getByRole('heading', { level: 1 });
  // Its text is once more between the page as it is served and the video that is read.
  let title = '';
  await expect(async () => {
    title = (await heading.textContent()) ?? '';
    expect(title).not.toBe('');
  }).toPass();
  const frame = page.getByRole('region', { name: title, exact: true });
  const media = frame.locator('video');
  const button = (name: string) => frame.getByRole('button', { name, exact: true });
  const position = () => media.evaluate((video: HTMLVideoElement) => video.currentTime);
  return {
    frame,
    button,
    position,
    async play() {
      const startPosition = await position();
      await button('播放').click();
      await expect.poll(position).toBeGreaterThan(startPosition + 0.5);
    },
    async choose(menu, value) {
      await button(menu).click();
      await page.getByRole('menuitemradio', { name: value, exact: true }).click();
      await expect(page.getByRole('menu')).toHaveCount(0);
    },
    height: () => media.evaluate((video: HTMLVideoElement) => video.videoHeight),
  };
}
