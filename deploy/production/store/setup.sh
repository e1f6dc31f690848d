#!/bin/sh
# Buckets of the store, and a user for each kind of process with no more than it needs. May run again at any time.
set -eu

mc mb --ignore-existing store/porao store/files

grant() {
  mc admin user add store "$1" "$2"
  mc admin policy create store "may-$1" "/store/$1.json"
  # Attaching what is attached already is refused.
  mc admin policy attach store "may-$1" --user "$1" || case "$(mc admin policy entities store --user "$1")" in
    *"may-$1"*) ;;
    *) exit 1 ;;
  esac
}

grant porao-api "$STORE_API_SECRET"
grant porao-gateway "$STORE_GATEWAY_SECRET"
grant porao-publisher "$STORE_PUBLISHER_SECRET"
