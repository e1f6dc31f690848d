// Loaded before a child's own code: a parent that was killed leaves no orphan behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
