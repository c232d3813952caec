import { ResourceType } from '../resource/resource-type.ts';

/** The page of a transferred resource: library documents open their PDF at once (rules/transfer#links). */
export function buildTransferLink(pcLink: string, resType: number): string {
  if (resType !== ResourceType.document) return pcLink;
  return `${pcLink}${pcLink.includes('?') ? '&' : '?'}autoPdf=1`;
}
