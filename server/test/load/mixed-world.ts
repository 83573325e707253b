import { randomUUID } from 'node:crypto';
import { ContentStatus, Visibility } from '@tv/contract/enumerations';
import { reactionNames } from '@tv/contract/playback/reactions';
import { aCategory, aGroup, aMediaContent, anOrganization, aPerson } from '../../src/test-builders.ts';
import { sql } from '../../src/platform/db/sql.ts';
import type { TestService } from '../../src/test-service.ts';

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
  /** The group for whose members it is. Absent: it is for all members. */
  group: number | undefined;
  categories: number[];
  dueAt: Date | undefined;
  isMoved: boolean;
  /** How many of each type, by its number. */
  reactions: number[];
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
  /** Admins see every item. */
  isAdmin: boolean;
  groups: number[];
};

export type MixedWorld = {
  service: TestService;
  organizationId: string;
  categories: string[];
  groups: string[];
  items: ModelItem[];
  people: ModelPerson[];
  /** Who was counted as a visitor of what since the clock moved on by more than 30 minutes. */
  counted: Set<string>;
};

/** Whether an item opens for a member while it is published. */
export const isFor = ({ group }: ModelItem, { isAdmin, groups }: ModelPerson): boolean =>
  group === undefined || isAdmin || groups.includes(group);

/** An organization of its own, and what the model knows of it. */
export async function buildMixedWorld(service: TestService): Promise<MixedWorld> {
  const { db } = service;
  const organizationId = await anOrganization(db);
  const categories: string[] = [];
  for (let index = 0; index < 4; index++) categories.push(await aCategory(db, organizationId));
  const groups = [await aGroup(db, organizationId), await aGroup(db, organizationId)];
  const items: ModelItem[] = [];
  for (let index = 0; index < itemCount; index++) {
    const isUpcoming = index >= stableCount && index < stableCount + upcomingCount;
    const dueAt = isUpcoming ? new Date('2100-01-01T00:00:00Z') : undefined;
    const isPublic = index % 2 === 0;
    // Of some internal ones.
    const group = index % 10 === 5 ? ((index - 5) / 10) % 2 : undefined;
    const filed = [index % 4, ...(index % 3 === 0 ? [(index + 1) % 4] : [])];
    const id = await aMediaContent(db, organizationId, {
      visibility: isPublic ? Visibility.PUBLIC : Visibility.INTERNAL,
      categories: filed.map((each) => categories[each]!),
      ...(dueAt && { scheduledAt: dueAt }),
      ...(group !== undefined && { audience: [groups[group]!] }),
    });
    const status = isUpcoming ? ContentStatus.SCHEDULED : ContentStatus.PUBLISHED;
    const isMoved = index >= stableCount + upcomingCount;
    items.push({
      id,
      status,
      isPublic,
      group,
      categories: filed,
      dueAt,
      isMoved,
      reactions: reactionNames.map(() => 0),
      visits: 0,
    });
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
      isAdmin: index < moverCount,
      groups: [0, 1].filter((group) => (index >> group) & 1),
    });
  }
  for (const person of people)
    for (const group of person.groups)
      await db.query(
        sql`insert into group_members (group_id, person_id) values (${groups[group]}, ${person.id})`,
      );
  return { service, organizationId, categories, groups, items, people, counted: new Set() };
}
