import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { PrintedTranscript } from '../../../entities/credit/api/verify-transcript.ts';
import { readAddress } from './printed-transcript.ts';

/** Maximum file size; transcripts of two hundred lines have 0.1 MB. */
const MAX_BYTES = 20 * 1024 * 1024;

/** The URL of the code, which a transcript's PDF contains in plain text. */
const ADDRESS = /\/edu\/m\/transcript\?([\w=&.%-]+)/;

/**
 * Reads the metadata of a PDF and its SHA-256; the file stays in the browser (rules/credit#verification). Null for a
 * file that is no transcript. Hashed in JavaScript, as the browser's own hash is available on https alone.
 */
export async function readTranscriptFile(file: File): Promise<PrintedTranscript | null> {
  if (file.size > MAX_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  const [, query] = (text.startsWith('%PDF') && ADDRESS.exec(text)) || [];
  const printed = query === undefined ? null : readAddress(new URLSearchParams(query));
  return printed && { ...printed, fileHash: bytesToHex(sha256(bytes)) };
}
