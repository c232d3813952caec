import { XMLParser } from 'fast-xml-parser';
import { CallError } from '../../platform/http/call-error.ts';

const parser = new XMLParser({ ignoreAttributes: true, processEntities: false, parseTagValue: false });

/**
 * Any declaration except CDATA: it could define entities, and WeChat sends none (rules/security-codes#wechat-events).
 */
const DECLARATION = /<!(?!\[CDATA\[)/;

/**
 * Parses the fields of a flat `<xml>` message as texts.
 * @throws {CallError} badInput
 */
export function parseXml(text: string): Readonly<Record<string, unknown>> {
  if (DECLARATION.test(text)) throw new CallError('badInput');
  let parsed: unknown;
  try {
    parsed = parser.parse(text, true);
  } catch (error) {
    throw new CallError('badInput', { cause: error });
  }
  const { xml } = isRecord(parsed) ? parsed : {};
  if (!isRecord(xml)) throw new CallError('badInput');
  return xml;
}

/** A flat `<xml>` message with texts in CDATA; no text that the gateway sends contains `]]>`. */
export function formatXml(fields: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(fields).map(([name, value]) =>
    typeof value === 'number' ? `<${name}>${value}</${name}>` : `<${name}><![CDATA[${value}]]></${name}>`,
  );
  return `<xml>${lines.join('')}</xml>`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
