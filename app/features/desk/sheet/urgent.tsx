import type { ReactNode } from 'react';
import styles from './urgent.module.css';

/** What must not be overlooked: something late, or with a term that the law sets. */
export const Urgent = ({ children }: { children: ReactNode }) => <p className={styles.urgent}>{children}</p>;
