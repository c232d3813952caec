import { TOAST_MS } from '@osteon/domain';
import { create } from 'zustand';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** The visible toasts, the latest last. */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

function show(kind: Toast['kind'], text: string): void {
  const id = ++lastId;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { id, kind, text }] }));
  setTimeout(
    () => useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
    TOAST_MS,
  );
}

/** Shows a success or error for 1.5 s (rules/shell#toast). */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
};
