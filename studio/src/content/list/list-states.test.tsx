import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { EmptyList } from './list-states.tsx';

const nothing = () => {};

beforeAll(() => {
  document.body.innerHTML = '<script id="configuration" type="application/json">{"addresses":{}}</script>';
});

it('offers to bring the first item in to people who may', () => {
  const { rerender } = render(
    <EmptyList
      isNarrowed={false}
      isView={false}
      onClear={nothing}
      onShowAll={nothing}
      upload={<button type="button">Upload</button>}
    />,
  );
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDefined();
  rerender(
    <EmptyList isNarrowed={false} isView={false} onClear={nothing} onShowAll={nothing} upload={false} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/^Anything sent for review/)).toBeDefined();
});
