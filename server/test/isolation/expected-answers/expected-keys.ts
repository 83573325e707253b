import { api, type CallName } from '@tv/contract/calls/api';
import { scopesForKeys } from '@tv/contract/calls/scopes-of-calls';
import { expectedAnswers } from './expected-answers.ts';
import type { KeyPersona } from '../key-personas.ts';
import { type Column, columns } from '../personas.ts';
import type { Target } from '../isolation-world.ts';

/** What a key is told before anybody looks at what it asks for. */
const stopped: Partial<Record<KeyPersona, string>> = {
  'expired key': '401',
  'deleted key': '401',
  'key outside its networks': '403',
};

type Statuses = Partial<Record<KeyPersona, Partial<Record<Target, string>>>>;
const itself = { own: '200' };
/** It brings in only what names one of its categories. */
const withoutCategory = { own: '400' };
const member = { 'key elsewhere': { anothers: '404' } };
/** The organization manager or the admin asked before. */
const gone = { key: { own: '404' } };

/** Where a key gets what the rules below do not say. */
const otherwise: Partial<Record<CallName, Statuses>> = {
  'GET /Management/ApiKeys/Current': {
    ...{ key: itself, 'key of a category': itself, 'key of another category': itself },
    'key elsewhere': itself,
  },
  'POST /Management/Uploads': {
    'key of a category': withoutCategory,
    'key of another category': withoutCategory,
  },
  'POST /Management/LiveEvents': {
    'key of a category': withoutCategory,
    'key of another category': withoutCategory,
  },
  // The item of this upload is in its category.
  'GET /Management/Processings/:id': { 'key of a category': { own: '200' } },
  // The person is a member of the other organization only.
  'PUT /Management/Categories/:id/Managers/:personId': member,
  'PUT /Management/Groups/:id/Members/:personId': member,
  'DELETE /Management/People/:id': gone,
  'POST /Management/Invitations/:id/Mails': { key: { own: '429' } },
  'DELETE /Management/Invitations/:id': gone,
  'DELETE /Management/Groups/:id': gone,
  'DELETE /Management/Webhooks/:id': gone,
  'DELETE /Management/Uploads/:id': gone,
};

/** Targets as somebody of the other organization sees them. */
const mirrored: Partial<Record<Target, Target>> = {
  own: 'anothers',
  'own public': 'anothers public',
  anothers: 'own',
  'anothers public': 'own public',
};

const isOfAudience = (target: Target) => target.startsWith('for ');

/**
 * The status that a key gets at a target: what stops it, then its scopes by the table of the contract, then that of an organization
 * manager, or of a content manager who has brought nothing in. `undefined`: the call has no such target.
 */
export function statusOfKey(name: CallName, persona: KeyPersona, target: Target): string | undefined {
  const { of, answers } = expectedAnswers[name];
  if (isOfAudience(target) ? of !== 'item' : !answers[target]) return undefined;
  const { access } = api[name];
  const asVisitor = () => columnAt(name, 'visitor', isOfAudience(target) ? 'missing' : target);
  if (target === 'malformed') return columnAt(name, 'organization manager', target);
  if (access === 'anyone') return asVisitor();
  const isStopped = stopped[persona];
  if (isStopped) return access === 'media-token' ? asVisitor() : isStopped;
  if (access !== 'media-token' && !scopesForKeys(name)) return '403';
  const exception = otherwise[name]?.[persona]?.[target];
  if (exception) return exception;
  // An upload is of the key that began it.
  if (of === 'upload' && !name.includes('Processings'))
    return columnAt(name, 'organization manager', 'missing');
  switch (persona) {
    case 'key elsewhere':
      return asManager(of === 'nothing' ? target : (mirrored[target] ?? 'missing'));
    case 'key of a category':
      return asContentManager(target);
    case 'key of another category':
      return asContentManager(of === 'item' || of === 'category' ? 'missing' : target);
    default:
      return asManager(target);
  }

  function asManager(at: Target): string {
    // Its media token opens what is in its organization.
    if (access === 'media-token' && at === 'anothers public') return '404';
    const column = access === 'admin-or-key' ? 'admin' : 'organization manager';
    return columnAt(name, column, isOfAudience(at) ? 'own' : at);
  }

  function asContentManager(at: Target): string {
    if (access === 'admin-or-key') return '403';
    // An admin has deleted the category before the rows of figures: the key is left without any.
    const hasCategory = !name.includes(' /Management/Analytics/');
    const isInCategory = hasCategory && of === 'item' && (at.startsWith('own') || isOfAudience(at));
    const outside = columnAt(name, 'content manager', of === 'item' ? 'missing' : at);
    const isManaged = access === 'media-token' || (isInCategory && outside !== '403');
    return isManaged ? asManager(at) : outside;
  }
}

const columnAt = (name: CallName, column: Column, target: Target): string =>
  expectedAnswers[name].answers[target]?.split(' ')[columns.indexOf(column)] ?? '404';
