import type { AuditEntry } from '@tv/contract/audit';
import { exactMoment } from '../ui/exact-moment.ts';
import * as text from '../../strings/en/studio-audit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import style from './audit-log.module.css';
import { actionWords, detailsOf, whoDid } from './audit-words.ts';

/** Everything that one line says. */
export const LineDialog = ({ line, onClose }: { line: AuditEntry | undefined; onClose: () => void }) => (
  <Dialog
    isOpen={line !== undefined}
    onClose={onClose}
    title={line ? actionWords(line.action) : ''}
    look="wide"
  >
    {line && (
      <dl className={style.facts}>
        <Fact name={text.when} value={exactMoment(line.at)} />
        <Fact name={text.who} value={whoDid(line)} />
        <Fact name={text.what} value={line.action} />
        {line.subject && <Fact name={text.subject} value={line.subject} />}
        {detailsOf(line.detail).map(([name, value]) => (
          <Fact key={name} name={names[name] ?? name} value={value} />
        ))}
      </dl>
    )}
  </Dialog>
);

/** Details that every line of a sign-in has. The others are named as the log names them. */
const names: Record<string, string | undefined> = { network: text.network, client: text.client };

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd dir="auto">{value}</dd>
  </>
);
