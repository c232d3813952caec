// The parts of the certification section, as one chunk.
export { CertificationData } from './certification-data.tsx';
export { CertificationHistory } from './certification-history.tsx';
export { CertificationStatus } from './certification-status.tsx';
export { PermissionLadder } from './permission-ladder.tsx';
