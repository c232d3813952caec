import { m } from '../../../texts/index.ts';
import type { Tool } from './state/viewer-state.ts';
import * as icons from './viewer-icons.ts';

/** A tool as the bars offer it. */
export interface OfferedTool {
  readonly tool: Tool;
  readonly icon: string;
  readonly name: () => string;
}

/** Tools that change the view, then those that measure. */
export const VIEW_TOOLS: readonly OfferedTool[] = [
  { tool: 'scroll', icon: icons.slices, name: m['caseViewer.tool.scroll'] },
  { tool: 'window', icon: icons.windowing, name: m['caseViewer.tool.window'] },
  { tool: 'zoom', icon: icons.zoom, name: m['caseViewer.tool.zoom'] },
  { tool: 'pan', icon: icons.pan, name: m['caseViewer.tool.pan'] },
];

export const MEASURE_TOOLS: readonly OfferedTool[] = [
  { tool: 'length', icon: icons.ruler, name: m['caseViewer.tool.length'] },
  { tool: 'angle', icon: icons.angle, name: m['caseViewer.tool.angle'] },
  { tool: 'cobb', icon: icons.cobb, name: m['caseViewer.tool.cobb'] },
];
