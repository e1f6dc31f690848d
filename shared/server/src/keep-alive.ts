/** In ms: for how long a server keeps an idle connection. Longer than the 60 s that reverse proxies keep theirs by default
 * (nginx, ingress controllers, load balancers), and than most pauses of a gateway: a connection that ends just as it is used
 * again fails a request. */
export const keepAliveMs = 65_000;
