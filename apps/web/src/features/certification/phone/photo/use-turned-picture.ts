import { useEffect, useState } from 'react';
import { type OpenPicture, openPicture } from '../../../../ui/picture-cropper/open-picture.ts';
import { turnPicture } from '../../../../ui/picture-cropper/turn-picture.ts';

interface Opened {
  readonly file: File;
  readonly quarters: number;
  readonly picture: OpenPicture | null;
}

/** A picture of the album, opened as it is turned; it is null until then, and where the browser cannot decode it. */
export function useTurnedPicture(file: File) {
  const [turned, setTurned] = useState({ file, quarters: 0 });
  const [opened, setOpened] = useState<Opened | null>(null);
  const quarters = turned.file === file ? turned.quarters : 0;
  useEffect(() => {
    let picture: OpenPicture | null = null;
    let wanted = true;
    const open = async () => {
      picture = await openTurned(file, quarters);
      if (wanted) setOpened({ file, quarters, picture });
      else picture?.close();
    };
    void open();
    return () => {
      wanted = false;
      picture?.close();
    };
  }, [file, quarters]);
  const own = opened?.file === file ? opened : null;
  return {
    picture: own?.picture ?? null,
    /** The picture is not as it was turned last. */
    turning: own?.quarters !== quarters,
    failed: own !== null && own.picture === null,
    /** Turns it by a quarter to the right. */
    turn: () => setTurned({ file, quarters: (quarters + 1) % 4 }),
  };
}

async function openTurned(file: File, quarters: number): Promise<OpenPicture | null> {
  try {
    return await openPicture(quarters === 0 ? file : await turnPicture(file, quarters));
  } catch {
    return null;
  }
}
