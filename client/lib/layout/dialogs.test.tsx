import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeDialog, openDialog, useOpenDialog } from './dialogs.ts';

test('a dialog that makes way for another one does not close that', () => {
  const { result } = renderHook(useOpenDialog);
  act(() => openDialog({ name: 'organizations' }));
  act(() => openDialog({ name: 'join', organizationId: '9' }));
  act(() => closeDialog('organizations'));
  expect(result.current).toEqual({ name: 'join', organizationId: '9' });
  act(() => closeDialog('join'));
  expect(result.current).toBeUndefined();
});
