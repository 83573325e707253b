import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ChipList, RemovableChip } from './removable-chip.tsx';

afterEach(cleanup);

/** Three chips, and the field that they lie in. */
function Chips() {
  const [values, setValues] = useState(['a', 'b', 'c']);
  return (
    <>
      {values.length > 0 && (
        <ChipList aria-label="Tags">
          {values.map((value) => (
            <RemovableChip
              key={value}
              removeLabel={`Remove ${value}`}
              onRemove={() => setValues(values.filter((each) => each !== value))}
            >
              {value}
            </RemovableChip>
          ))}
        </ChipList>
      )}
      <input aria-label="Add" />
    </>
  );
}

const remove = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
const focused = () => document.activeElement?.getAttribute('aria-label');

it('passes the focus to the next chip, else to the one before, else to what follows', () => {
  render(<Chips />);
  remove('b');
  expect(focused()).toBe('Remove c');
  remove('c');
  expect(focused()).toBe('Remove a');
  remove('a');
  expect(focused()).toBe('Add');
  expect(screen.queryByRole('list')).toBeNull();
});

it('opens by its words and goes by its button', () => {
  const done: string[] = [];
  render(
    <ChipList>
      <RemovableChip
        removeLabel="Remove Kind Video"
        onRemove={() => done.push('removed')}
        button={{ 'aria-haspopup': 'dialog', onClick: () => done.push('opened') }}
      >
        Kind Video
      </RemovableChip>
    </ChipList>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Kind Video' }));
  remove('Kind Video');
  expect(done).toEqual(['opened', 'removed']);
});
