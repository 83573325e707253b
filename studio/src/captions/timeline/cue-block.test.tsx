import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CueBlock } from './cue-block.tsx';

const widthOf = (startTime: number, endTime: number) => {
  const { container } = render(
    <CueBlock
      cue={{ key: 'a', startTime, endTime, runs: [{ text: 'words' }] }}
      duration={60}
      scale={10}
      languageCode="en"
      isActive={false}
      hasFault={false}
      onBegin={() => {}}
      onMove={() => {}}
      onEnd={() => {}}
    />,
  );
  return (container.firstElementChild as HTMLElement).style.width;
};

test('a block ends with the media, however long its cue is shown', () => {
  expect([widthOf(0, 10), widthOf(20, 99 * 3600), widthOf(70, 75)]).toEqual(['98px', '398px', '48px']);
});
