import { Link } from 'react-router';
import style from './way.module.css';

type WayProps = {
  /** The pages above, from the top. */
  pages: readonly { word: string; to: string; className?: string | undefined }[];
  className?: string | undefined;
};

/** Before the title of a page: links to the pages above it. */
export const Way = ({ pages, className }: WayProps) => (
  <span className={[style.way, className].filter(Boolean).join(' ')}>
    {pages.map((page) => (
      <span key={page.to} className={page.className}>
        <Link to={page.to} dir="auto">
          {page.word}
        </Link>{' '}
        <span aria-hidden="true">/</span>{' '}
      </span>
    ))}
  </span>
);
