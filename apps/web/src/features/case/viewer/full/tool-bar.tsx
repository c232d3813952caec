import clsx from 'clsx';
import { useState } from 'react';
import { m } from '../../../../texts/index.ts';
import { chevronLeft } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import * as icons from '../../../../ui/icon/icons.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { SeriesSheet } from '../series-sheet.tsx';
import { TOOL_KEYS, toggleLinked } from '../state/keys.ts';
import { undo } from '../state/measuring.ts';
import { resetPane, setTool, toggleCompare } from '../state/panes.ts';
import { useChange, useViewerState } from '../state/viewer-store.ts';
import { MEASURE_TOOLS, type OfferedTool, VIEW_TOOLS } from '../tools.ts';
import * as viewerIcons from '../viewer-icons.ts';
import styles from './tool-bar.module.css';
import { WindowMenu } from './window-menu.tsx';

interface BarButtonProps {
  label: string;
  /** The key that does the same. */
  shortcut: string;
  icon: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  className?: string | undefined;
  onClick: () => void;
}

/** An icon over its word; the name includes the key. */
function BarButton({ label, shortcut, icon, isPressed, isDisabled, className, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={m['caseViewer.withKey']({ name: label, key: shortcut })}
      title={m['caseViewer.withKey']({ name: label, key: shortcut })}
      aria-pressed={isPressed}
      disabled={isDisabled}
      className={clsx(styles.button, className)}
      onClick={onClick}
    >
      <Icon of={icon} size={20} />
      <span>{label}</span>
    </button>
  );
}

/** The bar of the viewer: tools, comparing, undoing (rules/case-viewer#layout). */
export function ToolBar({ title, onClose }: { title: string; onClose: () => void }) {
  const change = useChange();
  const active = useViewerState((state) => state.active);
  const isCompared = useViewerState((state) => state.panes.length > 1);
  const canCompare = useViewerState((state) => state.series.length > 1);
  const isLinked = useViewerState((state) => state.isLinked && !state.isReleased);
  const canUndo = useViewerState((state) => state.undoable.length > 0 || state.draft !== null);
  const [isListed, setIsListed] = useState(false);
  return (
    <header className={styles.bar}>
      <IconButton label={m['caseViewer.back']()} icon={chevronLeft} size="lg" onClick={onClose} />
      <h2 className={styles.title}>
        {m['caseViewer.title']()} <span>{title}</span>
      </h2>
      <div role="toolbar" aria-label={m['caseViewer.tools']()} className={styles.tools}>
        <BarButton
          label={m['caseViewer.series']()}
          shortcut=""
          icon={viewerIcons.series}
          isPressed={isListed}
          className={styles.listing}
          onClick={() => setIsListed(!isListed)}
        />
        <ToolButtons tools={VIEW_TOOLS} />
        <i />
        <ToolButtons tools={MEASURE_TOOLS} />
        <i />
        <BarButton
          label={m['caseViewer.compare']()}
          shortcut="D"
          icon={viewerIcons.compare}
          isPressed={isCompared}
          isDisabled={!canCompare}
          onClick={() => change(toggleCompare)}
        />
        <BarButton
          label={m['caseViewer.link']()}
          shortcut="K"
          icon={icons.link}
          isPressed={isCompared && isLinked}
          isDisabled={!isCompared}
          onClick={() => change(toggleLinked)}
        />
        <i />
        <BarButton
          label={m['caseViewer.undo']()}
          shortcut={isApple() ? '⌘Z' : 'Ctrl+Z'}
          icon={viewerIcons.undo}
          isDisabled={!canUndo}
          onClick={() => change(undo)}
        />
        <BarButton
          label={m['caseViewer.reset']()}
          shortcut="R"
          icon={icons.refresh}
          onClick={() => change(resetPane(active))}
        />
      </div>
      <IconButton
        label={m['caseViewer.keys']()}
        icon={viewerIcons.keyboard}
        size="lg"
        className={styles.optional}
        onClick={showKeys}
      />
      {document.fullscreenEnabled && (
        <IconButton
          label={m['caseViewer.fullscreen']()}
          icon={viewerIcons.fullscreen}
          size="lg"
          className={styles.optional}
          onClick={(event) => void toggleFullscreen(event.currentTarget)}
        />
      )}
      <IconButton label={m['caseViewer.close']()} icon={icons.close} size="lg" onClick={onClose} />
      {isListed && <SeriesSheet onClose={() => setIsListed(false)} />}
    </header>
  );
}

function ToolButtons({ tools }: { tools: readonly OfferedTool[] }) {
  const change = useChange();
  const current = useViewerState((state) => state.tool);
  return tools.map(({ tool, icon, name }) => {
    const button = (
      <BarButton
        key={tool}
        label={name()}
        shortcut={TOOL_KEYS[tool]}
        icon={icon}
        isPressed={current === tool}
        onClick={() => change(setTool(tool))}
      />
    );
    if (tool !== 'window') return button;
    return (
      <span key={tool} className={styles.pair}>
        {button}
        <WindowMenu />
      </span>
    );
  });
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Brings the list of keys in the panel into view. */
function showKeys(): void {
  const list = document.getElementById(KEYS_ID);
  list?.scrollIntoView({ block: 'nearest' });
  list?.focus();
}

/** The list of keys in the panel. */
export const KEYS_ID = 'case-viewer-keys';

async function toggleFullscreen(within: HTMLElement): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  await within.closest('dialog')?.requestFullscreen();
}
