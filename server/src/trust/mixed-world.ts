import { randomUUID } from 'node:crypto';
import { ContentStatus } from '@tv/contract/enumerations';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import type { TestService } from '../test-service.ts';

/** People who act at the same time; the first of them are admins, each with an item that only they move about. */
export const clientCount = 64;
export const moverCount = 8;
const stableCount = 20;
const upcomingCount = 2;
export const itemCount = stableCount + upcomingCount + moverCount;
export const movedItem = (client: number) => stableCount + upcomingCount + client;

export type ModelItem = {
  id: string;
  status: number;
  isPublic: boolean;
  categories: number[];
  dueAt: Date | undefined;
  isMoved: boolean;
  reactions: [likes: number, loves: number, celebrates: number];
  visits: number;
};

export type ModelPerson = {
  id: string;
  subject: string;
  /** A device on the public pages. */
  visitorId: string;
  reactions: Map<number, number>;
  playlist: Map<number, number>;
  progress: Map<number, { position: number; status: number }>;
  reminders: Set<number>;
  follows: Set<number>;
};

export type MixedWorld = {
  service: TestService;
  organizationId: string;
  categories: string[];
  items: ModelItem[];
  people: ModelPerson[];
  /** Who was counted as a visitor of what since the clock moved on by more than 30 minutes. */
  counted: Set<string>;
};

/** An organization of its own, and what the model knows of it. */
export async function buildMixedWorld(service: TestService): Promise<MixedWorld> {
  const { db } = service;
  const organizationId = await anOrganization(db);
  const categories: string[] = [];
  for (let index = 0; index < 4; index++) categories.push(await aCategory(db, organizationId));
  const items: ModelItem[] = [];
  for (let index = 0; index < itemCount; index++) {
    const isUpcoming = index >= stableCount && index < stableCount + upcomingCount;
    const dueAt = isUpcoming ? new Date('2100-01-01T00:00:00Z') : undefined;
    const isPublic = index % 2 === 0;
    const filed = [index % 4, ...(index % 3 === 0 ? [(index + 1) % 4] : [])];
    const id = await aMediaContent(db, organizationId, {
      visibility: isPublic ? 2 : 1,
      categories: filed.map((each) => categories[each]!),
      ...(dueAt && { scheduledAt: dueAt }),
    });
    const status = isUpcoming ? ContentStatus.SCHEDULED : ContentStatus.PUBLISHED;
    const isMoved = index >= stableCount + upcomingCount;
    items.push({ id, status, isPublic, categories: filed, dueAt, isMoved, reactions: [0, 0, 0], visits: 0 });
  }
  const people: ModelPerson[] = [];
  for (let index = 0; index < clientCount; index++) {
    const role = index < moverCount ? 'Admin' : 'Viewer';
    const person = await aPerson(db, { organizations: [[organizationId, role]] });
    people.push({
      ...person,
      visitorId: randomUUID(),
      reactions: new Map(),
      playlist: new Map(),
      progress: new Map(),
      reminders: new Set(),
      follows: new Set(),
    });
  }
  return { service, organizationId, categories, items, people, counted: new Set() };
}
