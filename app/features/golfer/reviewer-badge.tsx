import styles from './reviewer-badge.module.css';

/** The badge of a reviewer: set beside the name by us, so that no name can claim it (S56). */
export const ReviewerBadge = () => <span className={styles.reviewer}>Reviewer</span>;
