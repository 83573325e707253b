import { number } from '@tv/strings/en/locale.ts';
import { percentWords } from '@tv/client/lib/format/percent-words.ts';
import style from './share-bars.module.css';

type ShareBarsProps = {
  title: string;
  /** Names the counted column for screen readers. */
  counted: string;
  /** Names what is counted. */
  named: string;
  /** `shown`: the count in words. Absent: the number is shown. */
  parts: readonly { name: string; count: number; shown?: string | undefined }[];
  /** The text in the place of a chart without parts. */
  nothing: string;
};

/** Parts of a whole, each with its share as a bar and in numbers: a table that is a chart, too. */
export function ShareBars({ title, counted, named, parts, nothing }: ShareBarsProps) {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={title}>
      <h2 className={style.title}>{title}</h2>
      {all === 0 ? (
        <p className={style.nothing}>{nothing}</p>
      ) : (
        <table className={style.table}>
          <thead className={style.heads}>
            <tr>
              {[named, '%', counted].map((head) => (
                <th key={head} scope="col">
                  <span className="visually-hidden">{head}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, count, shown = number(count) }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                  <span className={style.bar} aria-hidden="true">
                    <span style={{ inlineSize: `${(count / all) * 100}%` }} />
                  </span>
                </th>
                <td className={style.share}>{percentWords(count / all)}</td>
                <td>{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
