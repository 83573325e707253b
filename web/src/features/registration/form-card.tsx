import { termsPath } from '@tv/contract/pages/page-paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { title as terms } from '@tv/strings/en/about/terms.ts';
import { type Logos, Mark } from '@tv/ui/brand/mark.tsx';
import styles from './form.module.css';

type FormCardProps = {
  title: string;
  lead?: ReactNode;
  /** Whose logo stands above the title, where it has one. */
  of?: Logos | undefined;
  children: ReactNode;
};

/** One column that asks for one thing. */
export const FormCard = ({ title, lead, of, children }: FormCardProps) => (
  <div className={styles.frame}>
    <div className={styles.card}>
      <div className={styles.head}>
        {(of?.logoUrl ?? of?.logoDarkUrl) && <Mark of={of} height={48} className={styles.mark} />}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  </div>
);

/** The way for those who have an account already. */
export const OtherWay = ({
  text,
  action,
  onPress,
}: {
  text: string;
  action: string;
  onPress: () => void;
}) => (
  <p className={styles.other}>
    {text}{' '}
    <button type="button" className={styles.link} onClick={onPress}>
      {action}
    </button>
  </p>
);

/** The terms that a new member agrees to: the organization's own, else the portal's. */
export const Terms = ({ of }: { of: string }) => (
  <p className={styles.other}>
    <Link className={styles.link} to={termsPath(of)} target="_blank">
      {terms}
    </Link>
  </p>
);
