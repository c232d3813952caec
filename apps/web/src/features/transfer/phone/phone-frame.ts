import type { ComponentType, ReactNode } from 'react';

/** The page around what a phone shows; the route hands in the one of all phone pages. */
export type PhoneFrame = ComponentType<{
  title: string;
  count?: string;
  who?: string;
  mark?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}>;
