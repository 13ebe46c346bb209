# images.sh: stand-ins for the base images of docs/deploy, made of this machine's own programs: Node, and a Postgres server that is set up by the same
# variables as the image `postgres`. Their systems have what these programs need, and nothing else.
set -e

# begin <folder>: an empty system, with users as the images have them.
begin() {
  rm -rf "$1"
  mkdir -p "$1"/usr/bin "$1"/usr/sbin "$1"/usr/lib "$1"/usr/lib64 "$1"/usr/local/bin "$1"/etc/ssl/certs "$1"/tmp "$1"/opt "$1"/srv "$1"/var/lib "$1"/root "$1"/run
  chmod 1777 "$1"/tmp
  for name in bin sbin lib lib64; do ln -s usr/$name "$1/$name"; done
  printf 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/tmp:/bin/sh\npostgres:x:999:999::/var/lib/postgresql:/bin/sh\n' > "$1/etc/passwd"
  printf 'root:x:0:\nnode:x:1000:\npostgres:x:999:\n' > "$1/etc/group"
  cp /etc/nsswitch.conf "$1/etc/"
  cp -L /etc/ssl/certs/ca-certificates.crt "$1/etc/ssl/certs/"
}

# add <folder> <program> …: programs, with the libraries that they are linked with.
add() {
  local folder=$1; shift
  for program in "$@"; do
    cp -L --parents "$program" "$folder"
    ldd "$program" | grep -o '/[^ ]*' | sort -u | while read -r library; do cp -L --parents "$library" "$folder"; done
  done
}

tools="/usr/bin/bash /usr/bin/sh /usr/bin/cat /usr/bin/id /usr/bin/install /usr/bin/ln /usr/bin/ls /usr/bin/touch /usr/bin/timeout /usr/bin/chown /usr/bin/chmod /usr/bin/mkdir"

begin /root/node
add /root/node $tools /usr/bin/node
# Packages with native code find out by it which C library there is.
cp /usr/bin/ldd /root/node/usr/bin/
ln -s /usr/bin/node /root/node/usr/local/bin/node
tar -C /root/node -c . | docker import - node:22-bookworm-slim

version=$(ls /usr/lib/postgresql | sort -n | tail -1)
begin /root/postgres
add /root/postgres $tools /usr/bin/setpriv /usr/lib/postgresql/$version/bin/{initdb,postgres,pg_isready}
cp -a --parents /usr/lib/postgresql/$version/lib /usr/share/postgresql/$version /usr/share/zoneinfo /root/postgres
mkdir -p /root/postgres/var/lib/postgresql/data
cat > /root/postgres/entry.sh <<'END'
#!/bin/bash
set -e
data=/var/lib/postgresql/data
if [ "$(id -u)" = 0 ]; then
  chown postgres:postgres $data && chmod 700 $data
  exec setpriv --reuid=999 --regid=999 --clear-groups /entry.sh
fi
if [ ! -s $data/PG_VERSION ]; then
  initdb -D $data -U "$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-local=trust --auth-host=scram-sha-256
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
  [ "$POSTGRES_DB" = postgres ] || echo "create database $POSTGRES_DB" | postgres --single -D $data postgres
fi
exec postgres -D $data -c listen_addresses='*' -c unix_socket_directories=/tmp,/var/run/postgresql
END
chmod +x /root/postgres/entry.sh
mkdir -p /root/postgres/var/run/postgresql && chown 999:999 /root/postgres/var/run/postgresql
tar -C /root/postgres -c . | docker import -c 'ENTRYPOINT ["/entry.sh"]' -c "ENV PATH=/usr/bin:/usr/lib/postgresql/$version/bin" - postgres:17
