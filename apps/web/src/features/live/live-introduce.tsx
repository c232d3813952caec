import { createElement, type ReactNode } from 'react';
import styles from './live-introduce.module.css';

const ALLOWED = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'br']);

/**
 * The introduction of an event. Its HTML is parsed, never inserted: only these elements are rendered, without
 * attributes.
 */
export function LiveIntroduce({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className={styles.introduce}>{getChildren(body)}</div>;
}

function getChildren(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    const name = node.nodeName.toLowerCase();
    if (!ALLOWED.has(name)) return null;
    return createElement(name, { key: index }, ...(name === 'br' ? [] : getChildren(node)));
  });
}
