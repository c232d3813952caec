import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The camera whose picture a video element plays. */
interface Camera {
  /** For the element that shows it. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly running: boolean;
  /** True if the light is on; null if the camera has none. */
  readonly torch: boolean | null;
  readonly canFlip: boolean;
  readonly flip: () => void;
  readonly switchTorch: () => void;
}

/** Longer side that is requested, in pixels; the camera may deliver less. */
const WANTED = { width: { ideal: 2560 }, height: { ideal: 1440 } };

/**
 * Opens the camera at the back, and closes it when it is no longer visible. `onUnavailable`: there is none, or no
 * permission.
 */
export function useCamera(onUnavailable: () => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [facingMode, setFacingMode] = useState<'environment' | 'user'>('environment');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [running, setRunning] = useState(false);
  const [torch, setTorch] = useState<boolean | null>(null);
  const [canFlip, setCanFlip] = useState(false);
  const fail = useEffectEvent(onUnavailable);

  useEffect(() => {
    let opened: MediaStream | null = null;
    let wanted = true;
    const open = async () => {
      try {
        opened = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode, ...WANTED } });
      } catch {
        if (wanted) fail();
        return;
      }
      if (!wanted) return stop(opened);
      setStream(opened);
      const [track] = opened.getVideoTracks();
      setTorch(track && 'torch' in track.getCapabilities() ? false : null);
      const devices = await navigator.mediaDevices.enumerateDevices();
      if (wanted) setCanFlip(devices.filter(({ kind }) => kind === 'videoinput').length > 1);
    };
    void open();
    return () => {
      wanted = false;
      setRunning(false);
      if (opened) stop(opened);
    };
  }, [facingMode]);

  useEffect(() => {
    const element = video.current;
    if (!element || !stream) return;
    const onPlaying = () => setRunning(true);
    element.addEventListener('playing', onPlaying);
    element.srcObject = stream;
    return () => {
      element.removeEventListener('playing', onPlaying);
      element.srcObject = null;
    };
  }, [stream]);

  return {
    video,
    running,
    torch,
    canFlip,
    flip: () => setFacingMode(facingMode === 'user' ? 'environment' : 'user'),
    switchTorch: () => {
      const [track] = stream?.getVideoTracks() ?? [];
      // TypeScript's types have no light yet.
      const light: MediaTrackConstraintSet & { torch: boolean } = { torch: torch !== true };
      track?.applyConstraints({ advanced: [light] }).then(
        () => setTorch(light.torch),
        () => setTorch(null),
      );
    },
  };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
