import { isolate } from '@tv/contract/languages/isolate';
import type { AuditEntry } from '@tv/contract/organization/audit';
import type { AuditAction } from '@tv/contract/organization/audit-actions';
import * as text from '@tv/strings/en/studio/organization/audit.ts';
import { apart } from '@tv/strings/en/locale.ts';

const words: Partial<Record<string, string>> = text.actions satisfies Record<AuditAction, string>;

/** An action of the log in words. One of a later version stays as the service says it. */
export const actionWords = (action: string): string => words[action] ?? action;

/** The actor of a line: an address, another actor, or the service by itself. */
export const whoDid = ({ email, actor }: AuditEntry): string => email ?? actor ?? text.service;

const valueText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map((each) => isolate(valueText(each))).join(', ')
      : JSON.stringify(value);

/** The details of a line, one after the other: `role: InMotion.Viewer`. */
export const detailsOf = (detail: AuditEntry['detail']): [name: string, value: string][] =>
  Object.entries(detail)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => [name, valueText(value)]);

/** The same as one text. */
export const detailText = (entry: AuditEntry): string =>
  detailsOf(entry.detail)
    .map(([name, value]) => `${name}: ${isolate(value)}`)
    .map(apart)
    .join(' · ');
