import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as text from '@tv/strings/en/studio/content/bring-now.ts';
import { Button } from '@tv/ui/button.tsx';
import { managedCategories } from '../../parts/categories/categories-query.ts';
import { ProgressBar } from '@tv/ui/loading/progress-bar.tsx';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { countsOf } from './bring-lines.ts';
import { BringList } from './bring-list.tsx';
import style from './bring-now.module.css';
import { type Bringing, changeBringing, setBringing } from './bring-store.ts';
import { saveReport } from './report.ts';
import { pauseBringing, retryFailed, runBringing } from './run-bringing.ts';
import { apart, byteSize } from '@tv/strings/en/locale.ts';

/** Problems of a source that are named in the page. The report has all. */
const mostNamed = 20;

/** What would come, then how far it is, then what became of it. */
export function BringPreview({ bringing }: { bringing: Bringing }) {
  const { lines, problems, state, isAway, stopped } = bringing;
  const counts = useMemo(() => countsOf(lines), [lines]);
  const size = useMemo(
    () => lines.reduce((sum, { outcome, sizeInBytes }) => sum + (outcome === 'coming' ? sizeInBytes : 0), 0),
    [lines],
  );
  const isBegun = state !== 'preview';
  const facts = [
    ...(isBegun
      ? [text.came(counts.came, counts.came + counts.coming + counts.sending + counts.failed)]
      : [text.toCome(counts.coming, byteSize(size))]),
    ...(counts.failed > 0 ? [text.failed(counts.failed)] : []),
    ...(counts.here > 0 ? [text.here(counts.here)] : []),
    ...(counts.deleted > 0 ? [text.deleted(counts.deleted)] : []),
    ...(counts.noFile > 0 ? [text.noFile(counts.noFile)] : []),
    ...(!isBegun && counts.noted > 0 ? [text.noted(counts.noted)] : []),
    ...(problems.length > 0 ? [text.problems(problems.length)] : []),
  ];
  return (
    <div className={style.preview}>
      <p className={style.facts} role="status">
        {facts.map(apart).join(' · ')}
      </p>
      {problems.length > 0 && (
        <ul className={style.problems}>
          {problems.slice(0, mostNamed).map(({ where, message }, index) => (
            <li key={index}>{message.startsWith(where) ? message : `${where}: ${message}`}</li>
          ))}
          {problems.length > mostNamed && <li>{text.more(problems.length - mostNamed)}</li>}
        </ul>
      )}
      {!isBegun && counts.coming > 0 && <Choices bringing={bringing} />}
      {(state === 'running' || state === 'paused') && <Running bringing={bringing} />}
      {isAway && <p role="status">{text.away}</p>}
      {stopped && (
        <p className={style.problems} role="alert">
          {stopped}
        </p>
      )}
      <div className={style.buttons}>
        {state === 'preview' && counts.coming > 0 && (
          <Button look="primary" onClick={() => void runBringing()}>
            {text.begin}
          </Button>
        )}
        {state === 'running' && <Button onClick={pauseBringing}>{text.pause}</Button>}
        {state === 'paused' && (
          <Button look="primary" onClick={() => void runBringing()}>
            {text.goOn}
          </Button>
        )}
        {state === 'ended' && counts.failed > 0 && <Button onClick={retryFailed}>{text.retry}</Button>}
        <Button onClick={() => saveReport(bringing)}>{text.report}</Button>
        {state !== 'running' && <Button onClick={() => setBringing(undefined)}>{text.other}</Button>}
      </div>
      <BringList lines={lines} />
    </div>
  );
}

function Choices({ bringing: { categoryName, isPublished } }: { bringing: Bringing }) {
  const { data: categories = [] } = useQuery(managedCategories());
  return (
    <>
      <SelectField
        label={text.category}
        value={categoryName}
        options={[
          { value: '', text: text.asSource },
          ...categories.map(({ name }) => ({ value: name, text: name })),
        ]}
        onChange={(name) => changeBringing({ categoryName: name })}
      />
      <Switch
        label={text.publish}
        help={text.publishHelp}
        isOn={isPublished}
        onChange={(isOn) => changeBringing({ isPublished: isOn })}
      />
    </>
  );
}

function Running({ bringing: { lines, sentBytes } }: { bringing: Bringing }) {
  const { sent, all } = useMemo(() => {
    const sizes = (...outcomes: string[]) =>
      lines.reduce((sum, line) => sum + (outcomes.includes(line.outcome) ? line.sizeInBytes : 0), 0);
    return { sent: sizes('came'), all: sizes('came', 'coming', 'sending') };
  }, [lines]);
  const now = lines.find(({ outcome }) => outcome === 'sending');
  return (
    <>
      <ProgressBar label={text.progress} value={sent + sentBytes} max={Math.max(1, all)} />
      {now && <p className={style.note}>{text.sending(now.item.title)}</p>}
      {!now && lines.some(({ isPictureDue }) => isPictureDue) && (
        <p className={style.note}>{text.pictures}</p>
      )}
      <p className={style.note}>{text.stay}</p>
    </>
  );
}
