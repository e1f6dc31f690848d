import { useCallback } from 'react';
import {
  createSearchParams,
  type SetURLSearchParams,
  useNavigate,
  useSearchParams as useRenderedParams,
} from 'react-router-dom';

/** As the hook of React Router, but a function gets the parameters that the address has when it is called, not those of
 * the last render: on a slow phone a page is rendered some time after its address has changed, and a second change
 * would undo the first. */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params] = useRenderedParams();
  const navigate = useNavigate();
  const set = useCallback<SetURLSearchParams>(
    (next, options) => {
      const to = typeof next === 'function' ? next(new URLSearchParams(location.search)) : next;
      void navigate(`?${createSearchParams(to)}`, options);
    },
    [navigate],
  );
  return [params, set];
}
