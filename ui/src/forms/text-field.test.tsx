import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test('a field of one line takes what is pasted without characters that nobody sees, one of several lines its breaks', () => {
  const typed: string[] = [];
  const onChange = (value: string) => typed.push(value);
  render(
    <>
      <TextField label="Title" value="" onChange={onChange} maxLength={99} />
      <TextField label="Description" value="" onChange={onChange} maxLength={99} lines={3} />
    </>,
  );
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: '\u2068Ada\u2069\tLovelace' } });
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'One\n\ttwo' } });
  expect(typed).toEqual(['Ada Lovelace', 'One\n\ttwo']);
});
