// Loaded before a child's own code, so that a child ends when its parent is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
