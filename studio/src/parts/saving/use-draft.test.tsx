import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useDraft } from './use-draft.ts';

type Form = { name: string; tags: string[] };
const open = (saved: Form) => renderHook(() => useDraft<Form>('form', saved));

beforeEach(() => localStorage.clear());

test('only what differs counts as changed', () => {
  const { result } = open({ name: 'Talks', tags: ['a'] });
  act(() => result.current.change({ name: 'Walks', tags: ['a'] }));
  expect(result.current.changes).toEqual({ name: 'Walks' });
  act(() => result.current.change({ name: 'Talks' }));
  expect([result.current.isChanged, localStorage.length]).toEqual([false, 0]);
});

test('changes outlast a reload, and other fields follow the service', () => {
  const before = open({ name: 'Talks', tags: [] });
  act(() => before.result.current.change({ name: 'Walks' }));
  before.unmount();
  const { result } = open({ name: 'Talks', tags: ['new'] });
  expect(result.current.form).toEqual({ name: 'Walks', tags: ['new'] });
  act(() => result.current.clear());
  expect([result.current.form.name, localStorage.length]).toEqual(['Talks', 0]);
});
