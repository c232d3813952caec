"""An object storage with an S3 interface for the tests: OpenStack Swift, all of its servers in one process.

Usage: s3-server.py FOLDER PORT ACCOUNT:USER SECRET REGION. Port 0 takes a free one. Prints the port once it listens, and
ends with its standard input. As root it runs as the user nobody, who then owns the folder.
"""

import os
import pwd
import sys
from array import array

import eventlet
from eventlet import tpool, wsgi
from swift.common import utils

utils.eventlet_monkey_patch()
utils.HASH_PATH_PREFIX = utils.HASH_PATH_SUFFIX = b'osteon'

from swift.account.server import AccountController
from swift.common.http_protocol import SwiftHttpProtocol
from swift.common.ring import RingData
from swift.common.wsgi import ConfigString, loadapp
from swift.container.server import ContainerController
from swift.obj.server import ObjectController

FILTERS = ('catch_errors', 'gatekeeper', 'listing_formats', 's3api', 'tempauth', 'bulk', 'slo', 'dlo')

PROXY = """
[DEFAULT]
swift_dir = {folder}
log_level = CRITICAL

[pipeline:main]
pipeline = {filters} proxy-server

[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
"""


class NoCache:
    """Replaces memcached; nothing is cached, so that every answer shows what is stored."""

    def get(self, *_args, **_options):
        return None

    def set(self, *_args, **_options):
        return None

    def delete(self, *_args, **_options):
        return None


def with_cache(app, cache):
    def call(env, start_response):
        env['swift.cache'] = cache
        return app(env, start_response)

    return call


def serve(app, port):
    listener = eventlet.listen(('127.0.0.1', port))
    eventlet.spawn(wsgi.server, listener, app, utils.NullLogger(), protocol=SwiftHttpProtocol, log_output=False)
    return listener.getsockname()[1]


def start_backends(folder):
    settings = {
        'devices': folder,
        'swift_dir': folder,
        'mount_check': 'false',
        'fallocate_reserve': '0',
        'log_level': 'CRITICAL',
    }
    os.makedirs(os.path.join(folder, 'disk'), exist_ok=True)
    controllers = {'account': AccountController, 'container': ContainerController, 'object': ObjectController}
    for name, controller in controllers.items():
        port = serve(controller(settings), 0)
        device = {'id': 0, 'region': 1, 'zone': 0, 'weight': 1.0, 'device': 'disk', 'meta': ''}
        device |= {'ip': '127.0.0.1', 'port': port, 'replication_ip': '127.0.0.1', 'replication_port': port}
        RingData([array('H', [0, 0])], [device], 31).save(os.path.join(folder, f'{name}.ring.gz'))


def build_proxy(folder, access_key, secret, region):
    options = {'tempauth': f'user_{access_key.replace(":", "_")} = {secret} .admin', 's3api': f'location = {region}'}
    sections = [f'[filter:{name}]\nuse = egg:swift#{name}\n{options.get(name, "")}\n' for name in FILTERS]
    config = PROXY.format(folder=folder, filters=' '.join(FILTERS)) + '\n'.join(sections)
    return with_cache(loadapp(ConfigString(config)), NoCache())


def drop_privileges(folder):
    if os.getuid() != 0:
        return
    nobody = pwd.getpwnam('nobody')
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    os.setgroups([])
    os.setgid(nobody.pw_gid)
    os.setuid(nobody.pw_uid)


def main(folder, port, access_key, secret, region):
    drop_privileges(folder)
    start_backends(folder)
    print(serve(build_proxy(folder, access_key, secret, region), int(port)), flush=True)
    tpool.execute(sys.stdin.buffer.read)


main(*sys.argv[1:])
