import { TOAST_MS } from '@osteon/domain';
import { create } from 'zustand';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** The toasts on the screen, the latest last. */
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

/** Tells the user for 1.5 s that something worked or did not (seed 000 §9). */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
};
