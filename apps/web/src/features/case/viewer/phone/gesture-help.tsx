import { STORAGE_KEYS } from '@osteon/domain';
import { useState } from 'react';
import { m } from '../../../../texts/index.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import * as icons from '../../../../ui/icon/icons.ts';
import * as viewerIcons from '../viewer-icons.ts';
import styles from './phone-viewer.module.css';

/** The gestures, once in each browser; a tap closes them. */
export function GestureHelp() {
  const [isShown, setIsShown] = useState(() => localStorage.getItem(STORAGE_KEYS.caseGestures) === null);
  if (!isShown) return null;
  const close = () => {
    try {
      localStorage.setItem(STORAGE_KEYS.caseGestures, '1');
    } catch {
      // Without room they are explained again.
    }
    setIsShown(false);
  };
  const gestures = [
    { icon: viewerIcons.slices, name: m['caseViewer.gesture.vertical'](), does: m['caseViewer.tool.scroll']() },
    { icon: viewerIcons.windowing, name: m['caseViewer.gesture.sideways'](), does: m['caseViewer.key.window']() },
    { icon: viewerIcons.zoom, name: m['caseViewer.gesture.two'](), does: m['caseViewer.gesture.zoomPan']() },
    { icon: viewerIcons.ruler, name: m['caseViewer.gesture.hold'](), does: m['caseViewer.gesture.loupe']() },
    { icon: icons.refresh, name: m['caseViewer.gesture.double'](), does: m['caseViewer.reset']() },
  ];
  return (
    <div className={styles.help} onPointerDown={close}>
      <ul>
        {gestures.map(({ icon, name, does }) => (
          <li key={name}>
            <Icon of={icon} size={20} />
            <b>{name}</b>
            {does}
          </li>
        ))}
      </ul>
      <button type="button" onClick={close}>
        {m['caseViewer.understood']()}
      </button>
    </div>
  );
}
