import { useEffect, useRef } from 'react';
import { m } from '../../../texts/index.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import { setManagerMode, useManagerMode } from './manager-mode.ts';

/** The switch of the manager mode. Chat and manager mode have one each: the focus moves from one to the other. */
export function ManagerSwitch() {
  const isOn = useManagerMode((state) => state.isOn);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!useManagerMode.getState().wasSwitched) return;
    button.current?.focus();
    useManagerMode.setState({ wasSwitched: false });
  }, []);
  return <Switch ref={button} label={m['live.manager.toggle']()} checked={isOn} onChange={setManagerMode} />;
}
