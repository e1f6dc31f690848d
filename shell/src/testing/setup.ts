import { configure } from '@testing-library/react';

// In ms: a busy machine is not the product's fault.
configure({ asyncUtilTimeout: 30_000 });
