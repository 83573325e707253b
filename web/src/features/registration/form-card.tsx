import type { ReactNode } from 'react';
import styles from './form.module.css';

type FormCardProps = {
  title: string;
  lead?: ReactNode;
  /** The organization's own mark, where it has one. */
  markUrl?: string | undefined;
  children: ReactNode;
};

/** One column that asks for one thing. */
export const FormCard = ({ title, lead, markUrl, children }: FormCardProps) => (
  <div className={styles.frame}>
    <div className={styles.card}>
      <div className={styles.head}>
        {markUrl && <img className={styles.mark} src={markUrl} alt="" height={48} />}
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
